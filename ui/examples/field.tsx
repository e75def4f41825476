import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field } from '../form/field.tsx'
import { Input } from '../form/input.tsx'

export default function FieldExample() {
  const [name, setName] = useState('')
  const [isSent, setSent] = useState(false)
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Название филиала">
        <Input defaultValue="Клиника на Абая" />
      </Field>
      <Field label="Отчество" hint="Если есть в документе">
        <Input autoComplete="additional-name" />
      </Field>
      <Field label="ИИН" required hint="12 цифр" error="Не хватает двух цифр: проверьте номер.">
        <Input inputMode="numeric" defaultValue="8503154012" />
      </Field>
      <Field label="Номер договора" disabled hint="Меняет администратор">
        <Input defaultValue="№ 148/26" />
      </Field>
      <form
        noValidate
        className="flex flex-col gap-4 sm:col-span-2 sm:max-w-sm"
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
        }}
      >
        <Field
          label="Ваше имя"
          required
          error={isSent && name === '' ? 'Напишите, как к вам обращаться.' : undefined}
        >
          <Input autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button type="submit">Отправить</Button>
      </form>
    </div>
  )
}
