import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const afterStroke: SeedNews = {
  slug: 'doma-posle-insulta',
  category: 'recovery',
  date: '2026-08-31T06:00:00Z',
  specialist: '100503',
  image: picture('demo-hospital/lobby-3', {
    ru: 'Рисунок: кресла у высоких окон, за окнами холмы',
    kk: 'Сурет: биік терезелер жанындағы креслолар, сыртта төбелер',
    uz: 'Rasm: baland derazalar yonidagi kreslolar, tashqarida adirlar',
    en: 'Drawing: armchairs by tall windows, hills outside',
  }),
  title: {
    ru: 'Дома после инсульта: как помогать, не делая всё за человека',
    kk: 'Инсульттан кейін үйде: бәрін өзіңіз істемей, қалай көмектесу керек',
    uz: 'Insultdan keyin uyda: hamma ishni oʻzingiz qilmay, qanday yordam berish kerak',
    en: 'Home after a stroke: how to help without doing everything',
  },
  lead: {
    ru: 'Близким хочется накормить, одеть и поднять. Иногда полезнее подождать.',
    kk: 'Жақындары тамақтандырып, киіндіріп, тұрғызғысы келеді. Кейде күте тұрған пайдалырақ.',
    uz: 'Yaqinlar ovqatlantirgisi, kiyintirgisi, turgʻizgisi keladi. Baʼzan kutib turgan foydaliroq.',
    en: 'You want to feed, dress and lift. Sometimes it helps more to wait.',
  },
  content: {
    ru: `
<p>Мозг учится на повторении. Каждая пуговица, застёгнутая самостоятельно, — это тренировка, даже если на неё ушло пять минут.</p>
<h2>Дом</h2>
<ul>
<li>Уберите коврики и провода, добавьте свет у кровати и в ванной.</li>
<li>Поставьте крепкий стул с подлокотниками, поручень у туалета.</li>
<li>Нужное держите на уровне рук, со стороны, о которой человек забывает.</li>
</ul>
<h2>Речь</h2>
<p>Говорите коротко и ждите ответа. Не заканчивайте фразы за него и не повышайте голос: чаще страдает не слух, а поиск слова. Помогают жесты и картинки.</p>
<h2>Еда и питьё</h2>
<p>Если человек кашляет во время еды, давится или голос становится «мокрым», нужна проверка глотания. До неё спросите врача, какая пища безопасна.</p>
<h2>Себе</h2>
<p>Уставший помощник помогает хуже. Просите смену, спите, гуляйте.</p>
<p>Новая слабость, перекошенное лицо, нарушение речи или сильная головная боль — это снова 103, даже если «вчера уже так было».</p>`,
    kk: `
<p>Ми қайталау арқылы үйренеді. Өз қолымен түймеленген әр түйме — жаттығу, оған бес минут кетсе де.</p>
<h2>Үй</h2>
<ul>
<li>Кілемше мен сымдарды жинап, төсек пен ванна жанына жарық қосыңыз.</li>
<li>Шынтақшасы бар берік орындық, дәретхана жанына тұтқа қойыңыз.</li>
<li>Керек затты қол деңгейінде, адам ұмыта беретін жағында ұстаңыз.</li>
</ul>
<h2>Сөйлеу</h2>
<p>Қысқа айтып, жауабын күтіңіз. Сөйлемін оның орнына аяқтамаңыз, дауысты көтермеңіз: көбіне есту емес, сөз табу қиындайды. Ым мен сурет көмектеседі.</p>
<h2>Тамақ пен сусын</h2>
<p>Адам тамақтанғанда жөтелсе, шашалса немесе даусы «дымқыл» болып шықса, жұтынуын тексеру керек. Оған дейін қандай тамақ қауіпсіз екенін дәрігерден сұраңыз.</p>
<h2>Өзіңізге</h2>
<p>Шаршаған көмекшінің көмегі де аз. Ауысым сұраңыз, ұйықтаңыз, серуендеңіз.</p>
<p>Жаңа әлсіздік, беттің қисаюы, сөйлеудің бұзылуы немесе қатты бас ауруы — бұл тағы да 103, «кеше де солай болған» десе де.</p>`,
    uz: `
<p>Miya takrorlash orqali oʻrganadi. Bemor oʻzi qadagan har bir tugma — mashq, unga besh daqiqa ketsa ham.</p>
<h2>Uy</h2>
<ul>
<li>Gilamcha va simlarni yigʻishtiring, karavot va vanna yoniga yorugʻlik qoʻshing.</li>
<li>Suyanchiqli mustahkam stul, hojatxona yoniga tutqich qoʻying.</li>
<li>Kerakli narsani qoʻl yetadigan joyda, odam unutadigan tomonda saqlang.</li>
</ul>
<h2>Nutq</h2>
<p>Qisqa gapiring va javobni kuting. Gapini uning oʻrniga tugatmang, ovozni koʻtarmang: koʻpincha eshitish emas, soʻz topish qiyinlashadi. Imo-ishora va rasmlar yordam beradi.</p>
<h2>Ovqat va suyuqlik</h2>
<p>Odam ovqatlanayotganda yoʻtalsa, qalqisa yoki ovozi “hoʻl” boʻlib qolsa, yutishini tekshirish kerak. Ungacha qanday ovqat xavfsizligini shifokordan soʻrang.</p>
<h2>Oʻzingizga</h2>
<p>Charchagan yordamchining yordami ham kam. Oʻrningizga kimnidir soʻrang, uxlang, sayr qiling.</p>
<p>Yangi zaiflik, yuz qiyshayishi, nutq buzilishi yoki kuchli bosh ogʻrigʻi — bu yana 103, “kecha ham shunday boʻlgan” boʻlsa ham.</p>`,
    en: `
<p>The brain learns by repeating. Every button done up without help is training, even if it takes five minutes.</p>
<h2>The home</h2>
<ul>
<li>Remove rugs and cables; add light by the bed and in the bathroom.</li>
<li>Find a firm chair with arms, and fit a rail by the toilet.</li>
<li>Keep what is needed at hand height, on the side that the person tends to forget.</li>
</ul>
<h2>Speech</h2>
<p>Speak in short sentences and wait for the answer. Do not finish sentences or raise your voice: usually it is not hearing that fails but finding the word. Gestures and pictures help.</p>
<h2>Eating and drinking</h2>
<p>Coughing at meals, choking or a wet-sounding voice mean that swallowing has to be checked. Until then ask the doctor which food is safe.</p>
<h2>Yourself</h2>
<p>A tired helper helps less. Ask someone to take over, sleep, go for walks.</p>
<p>New weakness, a drooping face, slurred speech or a severe headache mean 103 again, even if “it was like this yesterday”.</p>`,
  },
}
