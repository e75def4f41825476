import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const fluOnTheVeranda: SeedNews = {
  slug: 'privivki-na-verande',
  category: 'seasons',
  date: '2026-10-30T04:00:00Z',
  image: picture('demo-practice/story-8', {
    ru: 'Рисунок: раскрытый зонт и капли дождя',
    kk: 'Сурет: ашық қолшатыр мен жаңбыр тамшылары',
    uz: 'Rasm: ochiq soyabon va yomgʻir tomchilari',
    en: 'Drawing: an open umbrella and drops of rain',
  }),
  title: {
    ru: 'Прививки от гриппа на веранде, по субботам',
    kk: 'Сенбі сайын верандада тұмауға қарсы екпе',
    uz: 'Shanba kunlari verandada grippga qarshi emlash',
    en: 'Flu vaccinations on the veranda, on Saturdays',
  },
  lead: {
    ru: 'Семьёй и без очереди, до середины декабря.',
    kk: 'Отбасымен, кезексіз, желтоқсанның ортасына дейін.',
    uz: 'Oila bilan va navbatsiz, dekabr oʻrtasigacha.',
    en: 'Come as a family and without a queue, until mid-December.',
  },
  content: {
    ru: `
<p>Каждую субботу с девяти до двенадцати прививаем тех, кто записался, по десять минут на человека. Перед уколом доктор спрашивает о здоровье и меряет температуру, после — полчаса чая под присмотром.</p>
<p>В первую очередь приглашаем людей старше 65, беременных, детей от шести месяцев и всех, у кого хроническая болезнь. Если сейчас лихорадит или раньше была тяжёлая реакция на прививку, сначала поговорим.</p>
<p>Рука может поболеть день или два. Это обычно и проходит само.</p>`,
    kk: `
<p>Әр сенбіде тоғыздан он екіге дейін жазылғандарға екпе саламыз, бір адамға он минут. Екпе алдында дәрігер денсаулығын сұрап, қызуын өлшейді, кейін жарты сағат бақылауда шай ішесіз.</p>
<p>Алдымен 65 жастан асқандарды, жүктілерді, алты айдан бастап балаларды және созылмалы ауруы барларды шақырамыз. Қазір қызуыңыз болса немесе бұрын екпеден ауыр реакция болса, алдымен сөйлесеміз.</p>
<p>Қол бір-екі күн ауыруы мүмкін. Бұл қалыпты және өзі өтеді.</p>`,
    uz: `
<p>Har shanba toʻqqizdan oʻn ikkigacha yozilganlarni emlaymiz, bir kishiga oʻn daqiqa. Emlashdan oldin shifokor sogʻligʻini soʻraydi va haroratini oʻlchaydi, keyin yarim soat nazorat ostida choy ichasiz.</p>
<p>Birinchi navbatda 65 yoshdan oshganlarni, homiladorlarni, olti oylikdan boshlab bolalarni va surunkali kasalligi borlarni taklif qilamiz. Hozir isitma boʻlsa yoki ilgari emlashdan ogʻir reaksiya boʻlgan boʻlsa, avval gaplashamiz.</p>
<p>Qoʻl bir-ikki kun ogʻrishi mumkin. Bu odatiy hol va oʻzi oʻtadi.</p>`,
    en: `
<p>Every Saturday from nine to twelve we vaccinate those who have booked, ten minutes each. Before the jab a doctor asks about your health and takes your temperature; afterwards there is half an hour of tea under our eyes.</p>
<p>We invite first people over 65, pregnant women, children from six months and anyone with a long-term illness. If you have a fever now or once reacted badly to a vaccine, we talk first.</p>
<p>The arm may ache for a day or two. That is usual and passes by itself.</p>`,
  },
}
