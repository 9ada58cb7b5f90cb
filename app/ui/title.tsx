import { curly } from "./linked-text";

/** A title that is a link: none of its words is one, and none breaks at a hyphen. */
export function Title({ text }: { text: string }) {
  return curly(text)
    .split(/(\S+-\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={part} className="unbroken">
          {part}
        </span>
      ),
    );
}
