import { Card } from '../shown/card.tsx'

export default function CardExample() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card>
        <h3 className="text-lg">Процедурный кабинет</h3>
        <p className="mt-1 text-ink-soft">Первый этаж, с 7:30 до 12:00.</p>
      </Card>
      <Card linked>
        <h3 className="text-lg">
          <a href="#card" className="stretched">
            Детское отделение
          </a>
        </h3>
        <p className="mt-1 text-ink-soft">Карточка ведёт дальше вся целиком.</p>
      </Card>
    </div>
  )
}
