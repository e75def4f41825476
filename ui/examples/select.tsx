import { useState } from 'react'
import { Field } from '../form/field.tsx'
import { Select } from '../form/select.tsx'

const branches = [
  { value: 'abay', label: 'Филиал на Абая', note: 'проспект Абая, 52' },
  { value: 'dostyk', label: 'Филиал на Достыке', note: 'проспект Достык, 188' },
  { value: 'tole', label: 'Филиал на Толе би', note: 'закрыт на ремонт', disabled: true },
]
const services = [
  {
    label: 'Приёмы',
    options: [
      { value: 'first', label: 'Первичный приём терапевта' },
      { value: 'repeat', label: 'Повторный приём терапевта' },
    ],
  },
  {
    label: 'Исследования',
    options: [
      { value: 'ecg', label: 'Электрокардиограмма с расшифровкой' },
      { value: 'us', label: 'Ультразвуковое исследование щитовидной железы' },
    ],
  },
]

export default function SelectExample() {
  const [branch, setBranch] = useState<string | null>('dostyk')
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Филиал" hint={`Выбрано: ${branch}`}>
        <Select options={branches} value={branch} onValueChange={setBranch} />
      </Field>
      <Field label="Услуга" required>
        <Select options={services} />
      </Field>
      <Field label="Пол" error="Выберите один из вариантов.">
        <Select
          placeholder="Не указан"
          options={[
            { value: 'female', label: 'Женский' },
            { value: 'male', label: 'Мужской' },
          ]}
        />
      </Field>
      <Field label="Врач" hint="Список врачей загружается">
        <Select options={[]} loading />
      </Field>
      <Field label="Язык кабинета" disabled>
        <Select options={[{ value: 'kk', label: 'Қазақша' }]} defaultValue="kk" />
      </Field>
    </div>
  )
}
