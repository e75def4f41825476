import { useState } from 'react'
import { Field } from '../form/field.tsx'
import { NumberInput } from '../form/number-input.tsx'

export default function NumberInputExample() {
  const [price, setPrice] = useState<number | null>(4950.5)
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Цена приёма" hint={`Сохранится как ${price}`}>
        <NumberInput value={price} onValueChange={setPrice} min={0} step={50} unit="₸" />
      </Field>
      <Field label="Длительность приёма">
        <NumberInput defaultValue={30} min={5} max={120} step={5} unit="мин" />
      </Field>
      <Field label="Возраст" required error="Напишите возраст числом.">
        <NumberInput min={0} max={120} />
      </Field>
      <Field label="Кабинет" disabled>
        <NumberInput defaultValue={214} />
      </Field>
    </div>
  )
}
