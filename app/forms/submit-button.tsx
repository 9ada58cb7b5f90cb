type SubmitButtonProps = { words: { idle: string; busy: string }; isBusy: boolean };

export function SubmitButton({ words, isBusy }: SubmitButtonProps) {
  return (
    <>
      <button type="submit" className="button button--primary" disabled={isBusy}>
        {isBusy ? words.busy : words.idle}
      </button>
      <span role="status" className="visually-hidden">
        {isBusy ? words.busy : ""}
      </span>
    </>
  );
}
