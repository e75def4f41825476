import { Badge } from '../shown/badge.tsx'

export default function BadgeExample() {
  return (
    <div className="flex flex-wrap gap-3">
      <Badge>Черновик</Badge>
      <Badge tone="accent">Новое</Badge>
      <Badge tone="success">Открыто</Badge>
      <Badge tone="warning">На проверке</Badge>
      <Badge tone="danger">Отклонено</Badge>
    </div>
  )
}
