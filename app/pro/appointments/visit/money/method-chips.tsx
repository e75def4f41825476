import type { PaymentMethod } from '../../../../../schemas/visits/payment-methods.ts'
import { useControlGroup } from '../../../../../ui/form/field-context.ts'

type Props = {
  name: string
  value: PaymentMethod | ''
  onChange: (method: PaymentMethod) => void
  methods: readonly { method: PaymentMethod; label: string }[]
}

/** The ways to pay as radio buttons of a finger's size, which wrap. */
export function MethodChips({ name, value, onChange, methods }: Props) {
  const { group, invalid } = useControlGroup({})
  return (
    <div role="radiogroup" {...group} aria-invalid={invalid} className="flex flex-wrap gap-2">
      {methods.map(({ method, label }) => (
        <label
          key={method}
          className="flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-paper px-4 hover:border-accent-mark has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={method}
            checked={value === method}
            onChange={() => onChange(method)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  )
}
