import { Pagination } from '../page/pagination.tsx'

const hrefOf = (page: number) => (page === 1 ? '#pagination' : `#pagination-${page}`)

export default function PaginationExample() {
  return (
    <div className="grid gap-6">
      <Pagination page={1} pages={3} hrefOf={hrefOf} label="Первая из трёх" />
      <Pagination page={7} pages={24} hrefOf={hrefOf} label="Посередине" />
      <Pagination page={24} pages={24} hrefOf={hrefOf} label="Последняя" />
    </div>
  )
}
