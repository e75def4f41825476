import { useState } from 'react'
import { Switch } from '../form/switch.tsx'

export default function SwitchExample() {
  const [isShown, setShown] = useState(true)
  return (
    <div className="flex max-w-md flex-col">
      <Switch
        label="Показывать цены на сайте"
        note={isShown ? 'Посетители видят цены' : 'Цены по запросу'}
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
      <Switch label="Принимать запись ночью" />
      <Switch label="Версия для слабовидящих" note="Сохраняем…" loading defaultChecked />
      <Switch label="Оплата онлайн" note="Подключается по договору" disabled />
      <Switch label="Отзывы" note="Включены для всех филиалов" disabled defaultChecked />
    </div>
  )
}
