import ArrowRight from 'lucide-react/icons/arrow-right'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { Menu } from '../popup/menu.tsx'

export default function MenuExample() {
  const [chosen, setChosen] = useState('')
  const groups = [
    [
      { key: 'edit', label: 'Изменить', icon: Pencil, onSelect: () => setChosen('Изменить') },
      { key: 'copy', label: 'Сделать копию', icon: Copy, onSelect: () => setChosen('Сделать копию') },
      {
        key: 'move',
        label: 'Перенести',
        icon: ArrowRight,
        onSelect: () => setChosen('Перенести'),
        disabled: true,
      },
      { key: 'site', label: 'Открыть на сайте', icon: ExternalLink, href: '#menu' },
    ],
    [{ key: 'remove', label: 'Удалить', icon: Trash, onSelect: () => setChosen('Удалить'), isDanger: true }],
  ]
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Menu
        trigger={
          <button type="button" className={buttonClass('secondary')}>
            Действия
          </button>
        }
        groups={groups}
      />
      <output className="text-ink-soft">{chosen && `Выбрано: ${chosen}`}</output>
    </div>
  )
}
