import { four } from '../../schemas/core/four.ts'
import { numbered } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four(
  'Как подготовить ребёнка',
  'Баланы қалай дайындау керек',
  'Bolani qanday tayyorlash kerak',
  'Preparing your child',
)

export default defineSection({
  label: title,
  kinds: ['children'],
  blocks: () => [
    numbered('children-visit', title, [
      [
        four('Расскажите заранее', 'Алдын ала айтыңыз', 'Oldindan aytib bering', 'Tell them beforehand'),
        four(
          'Скажите простыми словами, куда вы идёте и что будет делать врач.',
          'Қайда баратыныңызды және дәрігер не істейтінін қарапайым сөзбен айтыңыз.',
          'Qayerga borayotganingizni va shifokor nima qilishini oddiy soʻzlar bilan ayting.',
          'Say in simple words where you are going and what the doctor will do.',
        ),
      ],
      [
        four('Возьмите игрушку', 'Ойыншығын алыңыз', 'Oʻyinchogʻini oling', 'Bring a toy'),
        four(
          'С любимой игрушкой легче ждать, и врач может осмотреть её первой.',
          'Сүйікті ойыншығымен күту оңай, ал дәрігер алдымен соны қарап шыға алады.',
          'Sevimli oʻyinchogʻi bilan kutish oson, shifokor esa avval uni koʻrib qoʻyishi mumkin.',
          'With a favourite toy it is easier to wait, and the doctor can examine it first.',
        ),
      ],
      [
        four('Соберите документы', 'Құжаттарды дайындаңыз', 'Hujjatlarni tayyorlang', 'Gather the papers'),
        four(
          'Удостоверение родителя, свидетельство о рождении, прошлые результаты обследований.',
          'Ата-ананың куәлігі, туу туралы куәлік, бұрынғы тексеру нәтижелері.',
          'Ota-onaning hujjati, tugʻilganlik guvohnomasi, oldingi tekshiruv natijalari.',
          'A parent’s identity document, the birth certificate and results of earlier tests.',
        ),
      ],
    ]),
  ],
})
