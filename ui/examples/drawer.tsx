import { buttonClass } from '../button/button-class.ts'
import { Drawer } from '../dialog/drawer.tsx'

const sides = [
  { side: 'left', words: 'Слева' },
  { side: 'right', words: 'Справа' },
  { side: 'bottom', words: 'Снизу' },
] as const

export default function DrawerExample() {
  return (
    <div className="flex flex-wrap gap-4">
      {sides.map(({ side, words }) => (
        <Drawer
          key={side}
          id={`drawer-${side}`}
          side={side}
          title="Отбор врачей"
          trigger={
            <button type="button" className={buttonClass('secondary')}>
              {words}
            </button>
          }
          actions={
            <button type="button" className={buttonClass('primary')}>
              Показать 12 врачей
            </button>
          }
        >
          <ul className="grid">
            {['Кардиолог', 'Невролог', 'Педиатр', 'Терапевт'].map((name) => (
              <li key={name}>
                <label className="flex min-h-11 items-center gap-3">
                  <input type="checkbox" className="size-5" />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </Drawer>
      ))}
    </div>
  )
}
