import { buttonClass } from '../button/button-class.ts'
import { type ToastInput, toast } from '../toast/toast-store.ts'

function Undo({ words }: { words: string }) {
  return (
    <button type="button" className="link mt-1 block py-1 font-medium">
      {words}
    </button>
  )
}

const toasts: Record<string, ToastInput> = {
  Сведения: { message: 'Результаты будут готовы <b>завтра после 12:00</b>.' },
  Успех: {
    message: 'Вы записаны к кардиологу.<br><a href="/profile">Мои записи</a>',
    variant: 'success',
  },
  Ошибка: { message: 'Не удалось сохранить. Проверьте связь и повторите.', variant: 'error' },
  Простой: { message: 'Ссылка скопирована', variant: 'empty' },
  Снизу: { message: 'Черновик сохранён', variant: 'success', position: 'bottom' },
}

export default function ToastExample() {
  return (
    <div className="flex flex-wrap gap-4">
      {Object.entries(toasts).map(([words, input]) => (
        <button key={words} type="button" className={buttonClass('secondary')} onClick={() => toast(input)}>
          {words}
        </button>
      ))}
      <button
        type="button"
        className={buttonClass('secondary')}
        onClick={() => toast({ message: 'Запись удалена', component: Undo, props: { words: 'Вернуть' } })}
      >
        С действием
      </button>
    </div>
  )
}
