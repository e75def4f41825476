import { buttonClass } from '../button/button-class.ts'
import { loading } from '../loading-indicator/loading-store.ts'

const buttons = [
  { words: 'Начать', act: loading.start },
  { words: 'Закончить', act: loading.finish },
  { words: 'Прервать с ошибкой', act: loading.fail },
]

export default function LoadingIndicatorExample() {
  return (
    <div className="flex flex-wrap gap-4">
      {buttons.map(({ words, act }) => (
        <button key={words} type="button" className={buttonClass('secondary')} onClick={act}>
          {words}
        </button>
      ))}
    </div>
  )
}
