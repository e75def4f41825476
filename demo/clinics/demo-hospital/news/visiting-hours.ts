import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const visitingHours: SeedNews = {
  slug: 'naveschat-mozhno-do-vosmi',
  category: 'for-patients',
  date: '2026-10-02T06:00:00Z',
  image: picture('demo-hospital/ward-1', {
    ru: 'Рисунок: палата с кроватью и креслом для близкого',
    kk: 'Сурет: төсегі және жақын адамға арналған креслосы бар палата',
    uz: 'Rasm: karavot va yaqin kishi uchun kreslo turgan palata',
    en: 'Drawing: a patient’s room with a bed and an armchair for a visitor',
  }),
  title: {
    ru: 'Навещать можно до восьми вечера',
    kk: 'Кешкі сегізге дейін көңілін сұрап келуге болады',
    uz: 'Kechki sakkizgacha yoʻqlab kelish mumkin',
    en: 'Visitors are welcome until eight in the evening',
  },
  lead: {
    ru: 'И один близкий может остаться в палате на ночь.',
    kk: 'Ал бір жақыны палатада түнде қала алады.',
    uz: 'Bir yaqini esa palatada tunab qolishi mumkin.',
    en: 'And one person may stay in the room overnight.',
  },
  content: {
    ru: `
<p>Раньше двери закрывались в шесть, и многие не успевали после работы. Теперь навещать можно с 11:00 до 20:00, тихий час — с 14:00 до 15:30.</p>
<p>Кресло в палате раскладывается. Бельё и завтрак для того, кто остаётся, уже включены в стоимость. Предупредите медсестру до 19:00, чтобы постель успели подготовить.</p>
<p>Если у вас насморк или кашель, пожалуйста, позвоните по видео: планшет у поста можно взять в палату.</p>`,
    kk: `
<p>Бұрын есік алтыда жабылатын, көп адам жұмыстан кейін үлгермейтін. Енді 11:00-ден 20:00-ге дейін келуге болады, тыныштық сағаты — 14:00-ден 15:30-ға дейін.</p>
<p>Палатадағы кресло жазылады. Қалатын адамның төсек жабдығы мен таңғы асы бағаға кіреді. Төсекті дайындап үлгеруі үшін мейіргерге 19:00-ге дейін ескертіңіз.</p>
<p>Тұмау не жөтел болса, бейнеқоңырау шалыңыз: посттағы планшетті палатаға алуға болады.</p>`,
    uz: `
<p>Avval eshik oltida yopilardi, koʻpchilik ishdan keyin ulgurmasdi. Endi 11:00 dan 20:00 gacha yoʻqlash mumkin, sokin soat — 14:00 dan 15:30 gacha.</p>
<p>Palatadagi kreslo yoyiladi. Qoladigan kishining choyshabi va nonushtasi narxga kiradi. Joy tayyorlab ulgurishlari uchun hamshirani 19:00 gacha ogohlantiring.</p>
<p>Tumov yoki yoʻtal boʻlsa, iltimos, video orqali qoʻngʻiroq qiling: postdagi planshetni palataga olish mumkin.</p>`,
    en: `
<p>The doors used to close at six, and many people could not come after work. You may now visit from 11:00 to 20:00; the quiet hour is from 14:00 to 15:30.</p>
<p>The armchair folds out. Linen and breakfast for the person who stays are included. Tell the nurse before 19:00 so that the bed can be made ready.</p>
<p>If you have a cold or a cough, please call by video: a tablet can be borrowed from the nurses’ desk.</p>`,
  },
}
