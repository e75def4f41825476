type Props = { name: string; value: string; label: string; isFirst: boolean; onChoose?: () => void }

/** A radio button that looks like a chip. */
export const Chip = ({ name, value, label, isFirst, onChoose }: Props) => (
  <label className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
    <input
      type="radio"
      name={name}
      value={value}
      defaultChecked={isFirst}
      onChange={onChoose}
      className="sr-only"
    />
    {label}
  </label>
)
