import { block, columns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { book, invitation } from './book.ts'
import { questions } from './faq.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: {
      ru: 'Семейные врачи: сорок минут на каждый приём',
      kk: 'Отбасы дәрігерлері: әр қабылдауға қырық минут',
      uz: 'Oilaviy shifokorlar: har bir qabulga qirq daqiqa',
      en: 'Family doctors with forty minutes for every visit',
    },
    lead: {
      ru: 'Шесть врачей принимают взрослых и детей, есть невролог и психотерапевт. Практика вымышлена: так мог бы выглядеть ваш сайт.',
      kk: 'Алты дәрігер ересектер мен балаларды қабылдайды, невролог пен психотерапевт бар. Практика ойдан шығарылған: сіздің сайтыңыз да осындай бола алады.',
      uz: 'Olti shifokor kattalar va bolalarni qabul qiladi, nevrolog va psixoterapevt bor. Praktika oʻylab topilgan: sizning saytingiz ham shunday boʻlishi mumkin.',
      en: 'Six doctors see adults and children; there is a neurologist and a psychotherapist. The practice is fictional: your site could look like this.',
    },
    image: picture('demo-practice/study-1', {
      ru: 'Рисунок: комната для разговора — два кресла, торшер, окно и чашки на столике',
      kk: 'Сурет: әңгіме бөлмесі — екі кресло, еден шамы, терезе және үстелдегі кеселер',
      uz: 'Rasm: suhbat xonasi — ikki kreslo, tik chiroq, deraza va stolchadagi piyolalar',
      en: 'Drawing: a room to talk in, with two armchairs, a floor lamp, a window and cups',
    }),
    action: book,
  },
  2,
)

const visit = block('visit', 'steps', {
  title: {
    ru: 'Как проходит визит',
    kk: 'Келу қалай өтеді',
    uz: 'Tashrif qanday oʻtadi',
    en: 'What happens at a visit',
  },
  items: [
    {
      title: { ru: 'Чай', kk: 'Шай', uz: 'Choy', en: 'Tea' },
      text: {
        ru: 'Раздевайтесь, наливайте чай. Врач выйдет за вами сам.',
        kk: 'Сырт киіміңізді шешіп, шай құйып алыңыз. Дәрігер өзі шығып шақырады.',
        uz: 'Ust kiyimingizni yechib, choy quyib oling. Shifokor sizni oʻzi chaqirib chiqadi.',
        en: 'Take off your coat and pour some tea. The doctor will come out for you.',
      },
    },
    {
      title: { ru: 'Разговор', kk: 'Әңгіме', uz: 'Suhbat', en: 'The conversation' },
      text: {
        ru: 'Первые десять минут говорите вы. Врач слушает и не смотрит в экран.',
        kk: 'Алғашқы он минут сіз сөйлейсіз. Дәрігер тыңдайды, экранға қарамайды.',
        uz: 'Birinchi oʻn daqiqa siz gapirasiz. Shifokor tinglaydi va ekranga qaramaydi.',
        en: 'The first ten minutes are yours. The doctor listens and does not look at a screen.',
      },
    },
    {
      title: { ru: 'Осмотр', kk: 'Қарап-тексеру', uz: 'Koʻrik', en: 'The examination' },
      text: {
        ru: 'Спокойно, с объяснением каждого движения. Детей осматриваем на ковре.',
        kk: 'Асықпай, әр қимылды түсіндіріп. Балаларды кілем үстінде қараймыз.',
        uz: 'Shoshmasdan, har bir harakatni tushuntirib. Bolalarni gilamda koʻramiz.',
        en: 'Calmly, with a word about each step. Children are examined on the rug.',
      },
    },
    {
      title: {
        ru: 'Лист с планом',
        kk: 'Жоспар жазылған парақ',
        uz: 'Rejali varaq',
        en: 'A written plan',
      },
      text: {
        ru: 'Что делать, чего ждать и когда прийти снова.',
        kk: 'Не істеу, не күту және қашан қайта келу керек.',
        uz: 'Nima qilish, nimani kutish va qachon qayta kelish kerak.',
        en: 'What to do, what to expect and when to come back.',
      },
    },
  ],
})

const photo = block('tea', 'image', {
  image: picture('demo-practice/tea-1', {
    ru: 'Рисунок: чайный уголок с буфетом и креслом у окна',
    kk: 'Сурет: буфеті және терезе жанында креслосы бар шай бұрышы',
    uz: 'Rasm: bufet va deraza yonida kreslo turgan choy burchagi',
    en: 'Drawing: a tea corner with a sideboard and an armchair by the window',
  }),
})

const promise = block('promise', 'rich-text', {
  content: rich({
    ru: `
      ## Небольшая команда
      Шесть врачей обсуждают сложные случаи в тот же день: педиатр с неврологом, семейный врач с психотерапевтом.
      Мы не продаём анализы пакетами и не назначаем то, без чего можно обойтись. Если вам нужна больница, найдём её и напишем письмо врачу.`,
    kk: `
      ## Шағын ұжым
      Алты дәрігер күрделі жағдайларды сол күні талқылайды: педиатр неврологпен, отбасы дәрігері психотерапевтпен.
      Біз талдауды топтап сатпаймыз, артық нәрсе тағайындамаймыз. Сізге аурухана керек болса, оны тауып, дәрігеріне хат жазамыз.`,
    uz: `
      ## Kichik jamoa
      Olti shifokor murakkab holatlarni oʻsha kuniyoq muhokama qiladi: pediatr nevrolog bilan, oilaviy shifokor psixoterapevt bilan.
      Biz tahlillarni toʻplam qilib sotmaymiz va ortiqcha narsa buyurmaymiz. Sizga shifoxona kerak boʻlsa, topib, shifokoriga xat yozamiz.`,
    en: `
      ## A small team
      Six doctors discuss difficult cases the same day: the paediatrician with the neurologist, the family doctor with the psychotherapist.
      We do not sell tests in packages or prescribe what you can do without. If you need a hospital, we find one and write to its doctor.`,
  }),
})

export const indexPage: SeedPage = {
  title: {
    ru: 'Демо-Практика — семейные врачи в\u00a0Бишкеке',
    kk: 'Демо-Практика — Бішкектегі отбасы дәрігерлері',
    uz: 'Demo-Praktika — Bishkekdagi oilaviy shifokorlar',
    en: 'Demo-Practice, family doctors in Bishkek',
  },
  description: {
    ru: 'Демонстрационный сайт вымышленной практики: семейные врачи, педиатры, невролог, психотерапевт, цены в сомах и часы работы.',
    kk: 'Ойдан шығарылған практиканың демонстрациялық сайты: отбасы дәрігерлері, педиатрлар, невролог, психотерапевт, сомдағы бағалар және жұмыс уақыты.',
    uz: 'Oʻylab topilgan praktikaning demo sayti: oilaviy shifokorlar, pediatrlar, nevrolog, psixoterapevt, somdagi narxlar va ish vaqti.',
    en: 'Demo site of a fictional practice: family doctors, paediatricians, a neurologist, a psychotherapist, prices in soms and hours.',
  },
  blocks: [
    hero,
    block('praise', 'review-list', { inBrief: true }),
    block('doctors', 'specialist-grid', {
      title: { ru: 'Шесть врачей', kk: 'Алты дәрігер', uz: 'Olti shifokor', en: 'Six doctors' },
      limit: 6,
    }),
    visit,
    columns('small', 'halves', [promise, photo]),
    block('prices', 'services'),
    columns('when-and-where', 'halves', [block('hours', 'opening-hours'), block('contacts', 'contacts')]),
    questions,
    block('news', 'news-grid', { limit: 3, allLink: true }),
    invitation,
  ],
}
