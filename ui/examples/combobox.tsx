import { useRef, useState } from 'react'
import { Combobox } from '../form/combobox.tsx'
import { Field } from '../form/field.tsx'
import type { Option } from '../form/options.ts'

const specialities: Option[] = [
  'Аллерголог',
  'Акушер-гинеколог',
  'Гастроэнтеролог',
  'Дерматолог',
  'Кардиолог',
  'Детский кардиолог',
  'Невролог',
  'Отоларинголог',
  'Офтальмолог',
  'Педиатр',
  'Психотерапевт',
  'Терапевт',
  'Травматолог-ортопед',
  'Эндокринолог',
].map((label) => ({ value: label, label }))

const doctors: Option[] = [
  { value: '1', label: 'Ахметова Айгерим Сериковна', note: 'Кардиолог, стаж 12 лет' },
  { value: '2', label: 'Абдуллаев Жасур Рустамович', note: 'Невролог, стаж 8 лет' },
  { value: '3', label: 'Әбілқасымова Гүлнар Ерланқызы', note: 'Педиатр, стаж 21 год' },
]

/** Like `fold` in schemas: Kazakh letters match their Russian counterparts. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ә', 'а')
    .replaceAll('і', 'и')
    .replaceAll('қ', 'к')
    .replaceAll('ү', 'у')

export default function ComboboxExample() {
  const [speciality, setSpeciality] = useState<string | null>(null)
  const [found, setFound] = useState(doctors)
  const [isLoading, setLoading] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = (query: string) => {
    clearTimeout(timer.current)
    setLoading(true)
    timer.current = setTimeout(() => {
      setFound(doctors.filter(({ label }) => fold(label).includes(fold(query))))
      setLoading(false)
    }, 1500)
  }
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Специальность" hint={`Выбрано: ${speciality ?? 'ничего'}`}>
        <Combobox
          options={specialities}
          value={speciality}
          onValueChange={setSpeciality}
          placeholder="Начните писать"
        />
      </Field>
      <Field label="Врач" hint="Әбілқасымова находится и по «абил»">
        <Combobox options={doctors} defaultValue="1" folds={[fold]} />
      </Field>
      <Field label="Врач по всем клиникам" hint="Ищет сервер, ответ через полторы секунды">
        <Combobox
          options={found}
          onQuery={search}
          loading={isLoading}
          empty="Такого врача нет. Проверьте фамилию."
        />
      </Field>
      <Field label="Диагноз" required error="Выберите диагноз из списка.">
        <Combobox options={[]} empty="Справочник пуст." />
      </Field>
      <Field label="Страховая компания" disabled>
        <Combobox options={[{ value: 'nomad', label: 'Номад Иншуранс' }]} defaultValue="nomad" />
      </Field>
    </div>
  )
}
