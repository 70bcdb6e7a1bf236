/** Steps of a process, which `name` names; `current` is zero-based. */
export function Progress({
  name,
  steps,
  current,
}: {
  name: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <ol className="progress" part="progress" aria-label={name}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
