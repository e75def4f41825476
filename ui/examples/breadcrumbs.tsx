import { Breadcrumbs } from '../page/breadcrumbs.tsx'

export default function BreadcrumbsExample() {
  return (
    <Breadcrumbs
      items={[
        { label: 'Главная', href: '/' },
        { label: 'Клиники Алматы', href: '/clinics' },
        { label: 'Городская поликлиника № 2', href: '/l/gorodskaya-poliklinika-2' },
      ]}
      current="Кардиология и функциональная диагностика"
    />
  )
}
