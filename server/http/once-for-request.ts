/**
 * An action that runs once for each request: `directActions` calls it before Remix does, which then
 * gets the same outcome. A request is known by its context.
 */
export function onceForRequest<OwnArgs extends { context: object }, Result>(
  action: (args: OwnArgs) => Promise<Result> | Result,
): (args: OwnArgs) => Promise<Result> {
  const outcomes = new WeakMap<object, Promise<Result>>();

  return (args) => {
    const known = outcomes.get(args.context);
    const outcome = known ?? (async () => await action(args))();
    outcomes.set(args.context, outcome);
    return outcome;
  };
}
