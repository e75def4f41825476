import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const homeMedicines: SeedNews = {
  slug: 'aptechka-na-odnu-polku',
  category: 'at-hand',
  date: '2026-08-03T04:00:00Z',
  specialist: '100602',
  image: picture('demo-practice/story-3', {
    ru: 'Рисунок: конверт с медицинским крестом',
    kk: 'Сурет: медицина белгісі бар хатқалта',
    uz: 'Rasm: tibbiyot belgisi bor konvert',
    en: 'Drawing: an envelope with a medical cross',
  }),
  title: {
    ru: 'Аптечка на одну полку',
    kk: 'Бір сөреге сыятын дәрі қобдишасы',
    uz: 'Bitta tokchaga sigʻadigan dori qutisi',
    en: 'A medicine box that fits on one shelf',
  },
  lead: {
    ru: 'Чем меньше коробок, тем легче найти нужную.',
    kk: 'Қорап неғұрлым аз болса, керегін табу соғұрлым оңай.',
    uz: 'Quti qancha kam boʻlsa, keragini topish shuncha oson.',
    en: 'The fewer the packets, the easier to find the right one.',
  },
  content: {
    ru: `
<h2>Что держать</h2>
<ul>
<li>Термометр, тонометр, пинцет, ножницы, перчатки.</li>
<li>Пластыри, стерильные салфетки, бинт, раствор для промывания ран.</li>
<li>То, что вам назначено постоянно, с запасом на неделю.</li>
<li>Средство от боли и жара, которое подходит каждому в семье: какое и сколько, спросите у врача. Детям — только детское.</li>
<li>Раствор для питья при поносе.</li>
</ul>
<h2>Что убрать</h2>
<p>Просроченное, без коробки и инструкции, «от соседки», остатки антибиотиков. Не смывайте их в раковину: принесите в аптеку или к нам.</p>
<h2>Как хранить</h2>
<p>Не в ванной и не над плитой: там тепло и сыро. Высоко и под замком, если дома дети. На каждой коробке напишите, от чего она и для кого.</p>
<p>На дверцу — листок с номером 103, аллергиями семьи и нашим телефоном. При отравлении сохраните упаковку и звоните 103, не вызывая рвоту.</p>`,
    kk: `
<h2>Не сақтау керек</h2>
<ul>
<li>Термометр, тонометр, пинцет, қайшы, қолғап.</li>
<li>Жабысқақ, стерильді сүрткі, бинт, жара жууға арналған ерітінді.</li>
<li>Үнемі тағайындалған дәріңіз, бір аптаға артығымен.</li>
<li>Отбасындағы әр адамға сай ауырғанды, қызуды басатын дәрі: қайсысы және қанша екенін дәрігерден сұраңыз. Балаға тек балалардікі.</li>
<li>Іш өткенде ішетін ерітінді.</li>
</ul>
<h2>Не алып тастау керек</h2>
<p>Мерзімі өткен, қорабы мен нұсқаулығы жоқ, «көршіден алған», антибиотик қалдығы. Раковинаға төкпеңіз: дәріханаға немесе бізге әкеліңіз.</p>
<h2>Қалай сақтау керек</h2>
<p>Ваннада да, пештің үстінде де емес: онда жылы, дымқыл. Үйде бала болса, биікте және құлыптап. Әр қорапқа неге және кімге екенін жазыңыз.</p>
<p>Есігіне 103 нөмірі, отбасының аллергиясы және біздің телефон жазылған қағаз іліңіз. Уланғанда қорабын сақтап, құстырмай, 103 нөміріне қоңырау шалыңыз.</p>`,
    uz: `
<h2>Nima saqlash kerak</h2>
<ul>
<li>Termometr, tonometr, pinset, qaychi, qoʻlqop.</li>
<li>Plastir, steril salfetka, bint, yara yuvish eritmasi.</li>
<li>Doimiy tayinlangan doringiz, bir haftalik zaxira bilan.</li>
<li>Oilada har kimga toʻgʻri keladigan ogʻriq va isitma dorisi: qaysi va qancha ekanini shifokordan soʻrang. Bolalarga faqat bolalarniki.</li>
<li>Ich ketganda ichiladigan eritma.</li>
</ul>
<h2>Nimani olib tashlash kerak</h2>
<p>Muddati oʻtgan, qutisi va yoʻriqnomasi yoʻq, “qoʻshnidan olingan”, antibiotik qoldiqlari. Rakovinaga toʻkmang: dorixonaga yoki bizga olib keling.</p>
<h2>Qanday saqlash kerak</h2>
<p>Vannada ham, plita tepasida ham emas: u yer issiq va nam. Uyda bola boʻlsa, balandda va qulflab. Har bir qutiga nimaga va kimga ekanini yozing.</p>
<p>Eshikchasiga 103 raqami, oila allergiyalari va telefonimiz yozilgan qogʻoz iling. Zaharlanishda qutisini saqlab, qustirmasdan, 103 ga qoʻngʻiroq qiling.</p>`,
    en: `
<h2>What to keep</h2>
<ul>
<li>A thermometer, a blood pressure monitor, tweezers, scissors, gloves.</li>
<li>Plasters, sterile dressings, a bandage, something to rinse wounds with.</li>
<li>What you take regularly, with a week to spare.</li>
<li>A remedy for pain and fever that suits each of the family: ask your doctor which and how much. For children only a children’s one.</li>
<li>A solution to drink with diarrhoea.</li>
</ul>
<h2>What to remove</h2>
<p>What is out of date, without a packet and leaflet, “from a neighbour”, and leftover antibiotics. Do not wash them down the sink: bring them to a pharmacy or to us.</p>
<h2>How to keep it</h2>
<p>Not in the bathroom and not above the stove: it is warm and damp there. High up and locked if there are children. Write on each packet what it is for and for whom.</p>
<p>On the door put a sheet with 103, the family’s allergies and our phone. In case of poisoning keep the packet and call 103; do not make the person vomit.</p>`,
  },
}
