import { four } from '../../schemas/core/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'
import { patientsAsk } from '../shared-texts.ts'

export default defineSection({
  label: patientsAsk,
  kinds: ['children'],
  blocks: () => [
    questions('children-questions', patientsAsk, [
      [
        four(
          'Что делать при высокой температуре?',
          'Дене қызуы көтерілсе, не істеу керек?',
          'Isitma chiqsa, nima qilish kerak?',
          'What should I do about a high temperature?',
        ),
        four(
          'Сразу звоните 103, если ребёнку меньше трёх месяцев, ему трудно дышать, его трудно разбудить или начались судороги. В остальных случаях свяжитесь с нами или со своим врачом.',
          'Балаға үш ай толмаса, тынысы тарылса, оянуы қиын болса немесе құрысу басталса, бірден 103-ке қоңырау шалыңыз. Басқа жағдайда бізге немесе өз дәрігеріңізге хабарласыңыз.',
          'Bola uch oylik boʻlmagan boʻlsa, nafas olishi qiyinlashsa, uygʻotish qiyin boʻlsa yoki tutqanoq boshlansa, darhol 103 ga qoʻngʻiroq qiling. Boshqa hollarda biz yoki oʻz shifokoringiz bilan bogʻlaning.',
          'Call 103 at once if your child is under three months old, has trouble breathing, is hard to wake or has a seizure. Otherwise contact us or your own doctor.',
        ),
      ],
      [
        four(
          'Нужно ли приходить, если ребёнок здоров?',
          'Бала сау болса да, келу керек пе?',
          'Bola sogʻlom boʻlsa ham kelish kerakmi?',
          'Should we come if my child is well?',
        ),
        four(
          'Да. На плановых осмотрах видно то, что легко не заметить дома: зрение, осанку, прикус, речь.',
          'Иә. Жоспарлы тексеруде үйде байқала бермейтін нәрсе көрінеді: көру, дене бітімі, тістесу, сөйлеу.',
          'Ha. Rejali koʻrikda uyda sezilmaydigan narsalar koʻrinadi: koʻrish, qomat, tishlam, nutq.',
          'Yes. Routine check-ups show what is easily missed at home: eyesight, posture, bite, speech.',
        ),
      ],
      [
        four(
          'Кто может привести ребёнка?',
          'Баланы кім алып келе алады?',
          'Bolani kim olib kelishi mumkin?',
          'Who may bring my child?',
        ),
        four(
          'Родитель или законный представитель. Если приходит бабушка или няня, спросите нас, какие документы нужны.',
          'Ата-анасы немесе заңды өкілі. Әжесі не күтушісі келетін болса, қандай құжат керегін бізден сұраңыз.',
          'Ota-onasi yoki qonuniy vakili. Buvisi yoki enagasi keladigan boʻlsa, qanday hujjat kerakligini bizdan soʻrang.',
          'A parent or legal guardian. If a grandparent or a nanny comes, ask us which papers are needed.',
        ),
      ],
      [
        four(
          'Можно ли прийти с двумя детьми?',
          'Екі баламен келуге бола ма?',
          'Ikki bola bilan kelsa boʻladimi?',
          'May I come with two children?',
        ),
        four(
          'Запишите каждого: так у врача будет время на обоих.',
          'Әрқайсысын жеке жазыңыз: сонда дәрігердің екеуіне де уақыты жетеді.',
          'Har birini alohida yozdiring: shunda shifokorning ikkalasiga ham vaqti yetadi.',
          'Book for each of them, so that the doctor has time for both.',
        ),
      ],
    ]),
  ],
})
