import { Accordion } from '../shown/accordion.tsx'

const items = [
  { key: 'first', summary: 'Нужно ли направление?', content: <p>К терапевту и педиатру — нет.</p> },
  {
    key: 'second',
    summary: 'Как подготовиться к анализу крови, если его назначили на вторую половину дня?',
    content: <p>Не ешьте четыре часа, пейте только воду.</p>,
  },
  { key: 'third', summary: 'Можно ли перенести запись?', content: <p>Да, не позже чем за четыре часа.</p> },
]

export default function AccordionExample() {
  return <Accordion items={items} name="questions" firstOpen />
}
