import { useState } from 'react'
import { CheckboxGroup } from '../form/checkbox-group.tsx'
import { Field } from '../form/field.tsx'

const languages = [
  { value: 'ru', label: 'Русский' },
  { value: 'kk', label: 'Қазақша' },
  { value: 'uz', label: 'Oʻzbekcha' },
  { value: 'en', label: 'English', note: 'По договорённости' },
]

export default function CheckboxGroupExample() {
  const [chosen, setChosen] = useState<readonly string[]>(['ru', 'kk'])
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field group label="Языки приёма" hint={`Выбрано: ${chosen.join(', ')}`}>
        <CheckboxGroup options={languages} value={chosen} onValueChange={setChosen} />
      </Field>
      <Field group label="Кого принимает" required error="Отметьте хотя бы одно.">
        <CheckboxGroup
          options={[
            { value: 'adults', label: 'Взрослых' },
            { value: 'children', label: 'Детей' },
          ]}
        />
      </Field>
      <Field group label="Удобства филиала" disabled>
        <CheckboxGroup
          className="grid-cols-2 gap-x-6 sm:grid"
          defaultValue={['lift', 'park']}
          options={[
            { value: 'lift', label: 'Лифт' },
            { value: 'park', label: 'Парковка' },
            { value: 'ramp', label: 'Пандус' },
            { value: 'play', label: 'Детский уголок' },
          ]}
        />
      </Field>
    </div>
  )
}
