/** Steps of a process; `current` is zero-based. */
export function Progress({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="progress" part="progress">
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
