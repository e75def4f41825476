import { TabLinks } from '../page/tab-links.tsx'
import { Tabs } from '../page/tabs.tsx'
import { Badge } from '../shown/badge.tsx'

export default function TabsExample() {
  return (
    <div className="grid gap-8">
      <Tabs
        label="Карта пациента"
        items={[
          { value: 'visits', label: 'Приёмы', content: <p>Ближайший приём — завтра в 10:30.</p> },
          {
            value: 'tests',
            label: (
              <>
                Анализы <Badge tone="accent">3</Badge>
              </>
            ),
            content: <p>Готовы три результата.</p>,
          },
          { value: 'files', label: 'Документы и справки', content: <p>Документов пока нет.</p> },
          { value: 'archive', label: 'Архив', content: null, disabled: true },
        ]}
      />
      <TabLinks
        label="Раздел клиники"
        items={[
          { href: '#tabs', label: 'О клинике', current: true },
          { href: '#doctors', label: 'Врачи' },
          { href: '#services', label: 'Услуги и цены' },
          { href: '#reviews', label: 'Отзывы' },
          { href: '#contacts', label: 'Контакты' },
        ]}
      />
    </div>
  )
}
