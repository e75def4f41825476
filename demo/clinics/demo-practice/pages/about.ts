import { block, columns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const title = { ru: 'О практике', kk: 'Практика туралы', uz: 'Praktika haqida', en: 'About the practice' }

const story = rich({
  ru: `
    ## Вымышленный дом
    Мы придумали этот дом, чтобы показать сайт небольшой практики. В нём белые стены, черешня у крыльца и шесть докторов, ни одного из которых не существует.
    ## Почему дом
    В нём выросла основательница. Когда родители состарились, она стала принимать соседей на кухне, потом в гостиной, потом позвала коллег. Кухня осталась: теперь там чай для всех.
    ## Чего у нас нет
    Аппарата МРТ, стационара, программ «всё включено» и телевизора в холле. Зато есть время.`,
  kk: `
    ## Ойдан шығарылған үй
    Бұл үйді шағын практиканың сайтын көрсету үшін ойлап таптық. Онда ақ қабырғалар, есік алдында қызыл шие және алты дәрігер бар, олардың бірде-бірі шын емес.
    ## Неге үй
    Онда практиканың негізін қалаушы өскен. Ата-анасы қартайғанда ол көршілерді ас үйде, кейін қонақ бөлмеде қабылдап, соңында әріптестерін шақырды. Ас үй қалды: енді онда бәріне шай бар.
    ## Бізде не жоқ
    МРТ аппараты, стационар, «бәрі кіреді» бағдарламалары және холда теледидар жоқ. Есесіне уақыт бар.`,
  uz: `
    ## Oʻylab topilgan uy
    Bu uyni kichik praktika saytini koʻrsatish uchun oʻylab topdik. Unda oq devorlar, ostonada gilos va olti shifokor bor, ularning birortasi ham haqiqiy emas.
    ## Nega uy
    Unda praktika asoschisi katta boʻlgan. Ota-onasi qariganda u qoʻshnilarni oshxonada, keyin mehmonxonada qabul qila boshladi, soʻng hamkasblarini chaqirdi. Oshxona qoldi: endi u yerda hammaga choy bor.
    ## Bizda nima yoʻq
    MRT apparati, statsionar, “hammasi kiradi” dasturlari va xollda televizor yoʻq. Buning oʻrniga vaqt bor.`,
  en: `
    ## A fictional house
    We made this house up to show the site of a small practice. It has white walls, a cherry tree by the porch and six doctors, none of whom exists.
    ## Why a house
    The founder grew up in it. When her parents grew old, she began to see neighbours in the kitchen, then in the sitting room, and then she called her colleagues. The kitchen has stayed: now there is tea in it for everyone.
    ## What we do not have
    An MRI scanner, wards, all-inclusive packages and a television in the hall. We have time instead.`,
})

export const about: SeedPage = {
  title,
  description: {
    ru: 'История вымышленного дома в Бишкеке, его доктора, комнаты и сад.',
    kk: 'Бішкектегі ойдан шығарылған үйдің тарихы, дәрігерлері, бөлмелері мен бағы.',
    uz: 'Bishkekdagi oʻylab topilgan uyning tarixi, shifokorlari, xonalari va bogʻi.',
    en: 'The story of a fictional house in Bishkek, its doctors, rooms and garden.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Шесть врачей, белый дом с садом и приём по сорок минут.',
        kk: 'Алты дәрігер, бағы бар ақ үй және қырық минуттық қабылдау.',
        uz: 'Olti shifokor, bogʻli oq uy va qirq daqiqalik qabul.',
        en: 'Six doctors, a white house with a garden and visits of forty minutes.',
      },
    }),
    columns('story', 'wide-left', [
      block('story-text', 'rich-text', { content: story }),
      block('story-image', 'image', {
        image: picture('demo-practice/garden-3', {
          ru: 'Рисунок: белый дом с терракотовой крышей и скамьёй у входа',
          kk: 'Сурет: қызғылт төбелі ақ үй, кіреберісте орындық',
          uz: 'Rasm: sopol tomli oq uy, kirishda skameyka',
          en: 'Drawing: a white house with a terracotta roof and a bench by the door',
        }),
      }),
    ]),
    block('doctors', 'specialist-grid', { limit: 6 }),
    block('photos', 'gallery', {
      title: { ru: 'Комнаты и сад', kk: 'Бөлмелер мен бақ', uz: 'Xonalar va bogʻ', en: 'Rooms and garden' },
      limit: 6,
    }),
    block('reviews', 'review-list', { limit: 3 }),
  ],
}
