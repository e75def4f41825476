import { Field } from '../form/field.tsx'
import { NativeSelect } from '../form/native-select.tsx'

const days = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница'].map((label, index) => ({
  value: String(index + 1),
  label,
}))

export default function NativeSelectExample() {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="День недели">
        <NativeSelect options={days} defaultValue="2" />
      </Field>
      <Field label="Удобное время" required error="Выберите, когда вам позвонить.">
        <NativeSelect
          placeholder="Выберите"
          options={[
            { label: 'До обеда', options: [{ value: '9', label: 'С 9 до 12' }] },
            { label: 'После обеда', options: [{ value: '14', label: 'С 14 до 18' }] },
          ]}
        />
      </Field>
      <Field label="Часовой пояс" disabled>
        <NativeSelect options={[{ value: 'Asia/Almaty', label: 'Алматы, UTC+5' }]} />
      </Field>
    </div>
  )
}
