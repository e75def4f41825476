import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const quietHour: SeedNews = {
  slug: 'tihij-chas-po-pyatnicam',
  category: 'at-home',
  date: '2026-10-12T04:00:00Z',
  image: picture('demo-practice/garden-1', {
    ru: 'Рисунок: скамья с подушками у окна в сад',
    kk: 'Сурет: баққа қараған терезе жанындағы жастықты орындық',
    uz: 'Rasm: bogʻga qaragan deraza yonidagi yostiqli oʻrindiq',
    en: 'Drawing: a cushioned seat by a window on the garden',
  }),
  title: {
    ru: 'Тихий час по пятницам для тех, кому шумно',
    kk: 'Жұма сайын шу мазалайтындарға арналған тыныш сағат',
    uz: 'Juma kunlari shovqin bezovta qiladiganlar uchun sokin soat',
    en: 'A quiet hour on Fridays for those who find the world loud',
  },
  lead: {
    ru: 'Меньше света, никаких звонков, один пациент в доме.',
    kk: 'Жарық аз, қоңырау жоқ, үйде бір ғана пациент.',
    uz: 'Kam yorugʻlik, qoʻngʻiroqlarsiz, uyda bitta bemor.',
    en: 'Less light, no phones, one patient in the house.',
  },
  content: {
    ru: `
<p>С трёх до пяти по пятницам в детском домике принимаем детей и взрослых, которым трудны шум, запахи и чужие люди. Верхний свет выключен, телефоны молчат, халаты висят в шкафу.</p>
<p>Накануне присылаем фотографии двери, комнаты и доктора, чтобы завтра ничего не удивило. Можно взять свою игрушку, наушники и паузу в любой момент.</p>
<p>Скажите при записи, что помогает, а что мешает. Мы запишем это в карту, и второй раз объяснять не придётся.</p>`,
    kk: `
<p>Жұма күндері үштен беске дейін балалар үйшігінде шу, иіс және бөтен адамдар ауыр тиетін балалар мен ересектерді қабылдаймыз. Жоғарғы шам сөндірулі, телефон үнсіз, халат шкафта.</p>
<p>Ертең ештеңе таңғалдырмауы үшін бір күн бұрын есіктің, бөлменің және дәрігердің суретін жібереміз. Өз ойыншығын, құлаққабын алуға және кез келген сәтте үзіліс жасауға болады.</p>
<p>Жазылғанда не көмектесетінін, не кедергі болатынын айтыңыз. Картаға жазып қоямыз, екінші рет түсіндірудің қажеті болмайды.</p>`,
    uz: `
<p>Juma kunlari uchdan beshgacha bolalar uychasida shovqin, hid va begona odamlar ogʻir keladigan bolalar va kattalarni qabul qilamiz. Yuqori chiroq oʻchiq, telefonlar jim, xalatlar shkafda.</p>
<p>Ertaga hech narsa hayron qoldirmasligi uchun bir kun oldin eshik, xona va shifokorning suratini yuboramiz. Oʻz oʻyinchogʻi va quloqchinini olish, istalgan paytda tanaffus qilish mumkin.</p>
<p>Yozilganda nima yordam berishi va nima xalaqit berishini ayting. Kartaga yozib qoʻyamiz, ikkinchi marta tushuntirish kerak boʻlmaydi.</p>`,
    en: `
<p>From three to five on Fridays the cottage is for children and adults who find noise, smells and strangers hard. The ceiling light is off, the phones are silent, the white coats stay in the cupboard.</p>
<p>The day before we send pictures of the door, the room and the doctor, so that nothing comes as a surprise. Bring a toy, headphones, and take a pause whenever you need one.</p>
<p>Tell us when you book what helps and what does not. We write it down, so you will not have to explain it twice.</p>`,
  },
}
