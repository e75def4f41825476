import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const whenAntibioticsHelp: SeedNews = {
  slug: 'pochemu-vrach-ne-naznachil-antibiotik',
  category: 'medical-director',
  date: '2026-10-12T05:00:00Z',
  image: drawing('still-15'),
  title: {
    ru: 'Почему врач не назначил вам антибиотик',
    kk: 'Дәрігер сізге неге антибиотик тағайындамады',
    uz: 'Shifokor sizga nega antibiotik yozmadi',
    en: 'Why the doctor did not prescribe you an antibiotic',
  },
  lead: {
    ru: 'Самый частый вопрос осенних писем. Отвечаю один раз и для всех.',
    kk: 'Күзгі хаттардағы ең жиі сұрақ. Бір рет, бәріне бірдей жауап беремін.',
    uz: 'Kuzgi xatlardagi eng koʻp savol. Bir marta, hammaga birdek javob beraman.',
    en: 'The most frequent question in autumn letters, answered once and for all.',
  },
  content: {
    ru: `
<p>Антибиотик убивает бактерии. Простуду, грипп и чаще всего больное горло вызывают вирусы, на них он не действует. Поэтому «на всякий случай» он не ускорит выздоровление, а побочные действия — расстройство кишечника, сыпь, аллергию — дать может.</p>
<p>Есть и вторая причина. Чем чаще бактерии встречают антибиотик, тем лучше учатся его не замечать. Однажды лекарство понадобится по-настоящему и не сработает: у вас, у ребёнка, у соседа.</p>
<p>Иногда антибиотик нужен: при пневмонии, некоторых отитах и ангинах, инфекциях почек. Решить помогают осмотр, экспресс-тест или анализ, а не число дней с температурой. Если назначили — принимайте столько, сколько сказано, и не оставляйте остаток до следующего раза.</p>
<p>Вернитесь или позвоните, если через три дня не легче, если полегчало и снова стало хуже, если трудно дышать, пить или болит сильнее. Это не придирка к врачу, это часть лечения.</p>`,
    kk: `
<p>Антибиотик бактерияны жояды. Суық тиюді, тұмауды және көбіне тамақ ауруын вирустар тудырады, оларға ол әсер етпейді. Сондықтан «бәлкім, керек болар» деп ішкен антибиотик тез жазылуға көмектеспейді, ал жанама әсері — іш өту, бөртпе, аллергия — болуы мүмкін.</p>
<p>Екінші себебі де бар. Бактерия антибиотикпен неғұрлым жиі кездессе, соғұрлым оған төзуді үйренеді. Бір күні дәрі шынымен керек болғанда, әсер етпей қалады: сізге, балаңызға, көршіңізге.</p>
<p>Кейде антибиотик қажет: пневмонияда, кейбір отит пен баспада, бүйрек инфекциясында. Оны шешуге қызуы көтерілген күндердің саны емес, дәрігердің қарауы, жедел тест немесе талдау көмектеседі. Тағайындалса, айтылған мерзім бойы ішіңіз, қалғанын келесі жолға сақтамаңыз.</p>
<p>Үш күннен кейін жеңілдемесе, жеңілдеп барып қайта нашарласа, тыныс алу, су ішу қиындаса немесе ауруы күшейсе, қайта келіңіз не қоңырау шалыңыз. Бұл дәрігерге кінә тағу емес, емнің бір бөлігі.</p>`,
    uz: `
<p>Antibiotik bakteriyani oʻldiradi. Shamollash, gripp va koʻpincha tomoq ogʻrigʻini viruslar keltirib chiqaradi, ularga u taʼsir qilmaydi. Shuning uchun “har ehtimolga qarshi” ichilgan antibiotik tuzalishni tezlashtirmaydi, nojoʻya taʼsiri — ich ketishi, toshma, allergiya — esa boʻlishi mumkin.</p>
<p>Ikkinchi sabab ham bor. Bakteriya antibiotikka qancha koʻp duch kelsa, unga chidashni shuncha yaxshi oʻrganadi. Bir kuni dori chindan kerak boʻlganda taʼsir qilmay qoladi: sizga, bolangizga, qoʻshningizga.</p>
<p>Baʼzan antibiotik kerak: pnevmoniyada, ayrim otit va anginalarda, buyrak infeksiyasida. Buni hal qilishga isitma kunlari soni emas, koʻrik, tezkor test yoki tahlil yordam beradi. Yozib berilgan boʻlsa, aytilgan muddatda iching, qolganini keyingi safarga saqlamang.</p>
<p>Uch kundan keyin yengillashmasa, yengillashib yana yomonlashsa, nafas olish, suv ichish qiyinlashsa yoki ogʻriq kuchaysa, qayta keling yoki qoʻngʻiroq qiling. Bu shifokordan norozilik emas, davolashning bir qismi.</p>`,
    en: `
<p>An antibiotic kills bacteria. Colds, flu and most sore throats come from viruses, and on those it does nothing. So taking one “just in case” will not make you well sooner, but it can upset the bowel and cause a rash or an allergy.</p>
<p>There is a second reason. The more often bacteria meet an antibiotic, the better they learn to ignore it. One day the medicine will be needed in earnest and will not work: for you, for your child, for a neighbour.</p>
<p>Sometimes it is needed: in pneumonia, in some ear and throat infections, in kidney infections. An examination, a rapid test or a blood test tells, not the number of days with a fever. If it has been prescribed, take it for as long as you were told and do not keep the rest for next time.</p>
<p>Come back or call if it is no better after three days, if it got better and then worse, if breathing or drinking is hard or pain grows. That is not finding fault with the doctor; it is part of the treatment.</p>`,
  },
}
