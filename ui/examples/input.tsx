import { Field } from '../form/field.tsx'
import { Input } from '../form/input.tsx'

export default function InputExample() {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Город">
        <Input placeholder="Алматы" />
      </Field>
      <Field label="Электронная почта" error="Не хватает знака @.">
        <Input kind="email" defaultValue="aigerim.mail.kz" />
      </Field>
      <Field label="Телефон">
        <Input kind="phone" placeholder="+7 700 123 45 67" />
      </Field>
      <Field label="Найти врача или услугу">
        <Input kind="search" placeholder="Кардиолог" />
      </Field>
      <Field label="Адрес сайта" hint="Проверяем, свободен ли адрес…">
        <Input defaultValue="shipa.kz/meirim" loading />
      </Field>
      <Field label="Пароль">
        <Input kind="password" defaultValue="тихий-час" autoComplete="off" />
      </Field>
      <Field label="Код филиала" disabled>
        <Input defaultValue="ALA-03" />
      </Field>
      <Field label="Лицензия" hint="Только для чтения">
        <Input defaultValue="ЛП-17-00438" readOnly />
      </Field>
    </div>
  )
}
