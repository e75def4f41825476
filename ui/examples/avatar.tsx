import { Avatar } from '../icon/avatar.tsx'

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" fill="%239cc5c9"/%3E%3Ccircle cx="48" cy="38" r="18" fill="%23f0cdb0"/%3E%3Cpath d="M12 96c2-26 18-36 36-36s34 10 36 36" fill="%23fff"/%3E%3C/svg%3E'

export default function AvatarExample() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name="Айгерим Ахметова" size="small" />
      <Avatar name="Oʻtkir Gʻaniyev" />
      <Avatar name="Әлия Қасымова" size="large" src={portrait} />
      <Avatar name="Иван" size="huge" />
      <Avatar name="Фото не открылось" size="large" src="data:image/png;base64,x" />
      <Avatar name="—" size="large" />
      <span className="flex items-center gap-3">
        <Avatar name="Марат Оспанов" decorative />
        Марат Оспанов
      </span>
    </div>
  )
}
