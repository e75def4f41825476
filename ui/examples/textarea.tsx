import { Field } from '../form/field.tsx'
import { Textarea } from '../form/textarea.tsx'

export default function TextareaExample() {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Что беспокоит" hint="Врач прочтёт это перед приёмом">
        <Textarea placeholder="С каких пор, что помогает, какие лекарства принимаете" />
      </Field>
      <Field label="Отзыв" error="Расскажите хотя бы в двух словах.">
        <Textarea rows={2} />
      </Field>
      <Field label="Заметка регистратуры" disabled>
        <Textarea
          rows={3}
          defaultValue={'Просит перезвонить после шести.\nПриедет с ребёнком, нужен пеленальный столик.'}
        />
      </Field>
    </div>
  )
}
