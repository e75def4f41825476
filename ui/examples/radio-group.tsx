import { useState } from 'react'
import { Field } from '../form/field.tsx'
import { RadioGroup } from '../form/radio-group.tsx'

const kinds = [
  { value: 'clinic', label: 'В клинике', note: 'проспект Абая, 52' },
  { value: 'online', label: 'По видеосвязи', note: 'Ссылка придёт в сообщении' },
  { value: 'home', label: 'На дому', note: 'Не раньше понедельника', disabled: true },
]

export default function RadioGroupExample() {
  const [kind, setKind] = useState<string | null>('clinic')
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field group label="Где пройдёт приём" hint={`Выбрано: ${kind}`}>
        <RadioGroup options={kinds} value={kind} onValueChange={setKind} />
      </Field>
      <Field group label="Кого записываем" required error="Выберите, для кого приём.">
        <RadioGroup
          options={[
            { value: 'me', label: 'Себя' },
            { value: 'child', label: 'Ребёнка' },
            { value: 'other', label: 'Другого взрослого' },
          ]}
        />
      </Field>
      <Field group label="Оплата" disabled>
        <RadioGroup
          defaultValue="card"
          options={[
            { value: 'card', label: 'Картой' },
            { value: 'cash', label: 'Наличными' },
          ]}
        />
      </Field>
    </div>
  )
}
