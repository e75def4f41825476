import type { CustomPageSeed } from '../../backend/seed/format.ts'

/** The stored personal data and their purpose: every form with consent links here. */
export const personalData: CustomPageSeed = {
  slug: 'personal-data',
  title: {
    ru: 'Персональные данные',
    kk: 'Жеке деректер',
    uz: 'Shaxsiy maʼlumotlar',
    en: 'Personal data',
  },
  description: {
    ru: 'Какие данные о вас хранит этот сайт и зачем, кто их видит и как их скачать или удалить.',
    kk: 'Бұл сайт сіз туралы не сақтайды, не үшін, оны кім көреді және бәрін қалай жүктеп алуға не жоюға болады.',
    uz: 'Bu sayt siz haqingizda nima saqlaydi, nima uchun, uni kim koʻradi va hammasini qanday yuklab olish yoki oʻchirish mumkin.',
    en: 'What this site keeps about you, why, who sees it, and how to download or delete all of it.',
  },
  content: {
    ru: `
<h2>Что мы храним</h2>
<ul>
<li>Аккаунт: имя, почта или телефон и пароль в зашифрованном виде. Дата рождения, пол, город и фото — только если вы их указали.</li>
<li>Ваши действия: отметки «нравится», отзывы, комментарии.</li>
<li>Медицинские записи, которые добавляют клиники. Каждый просмотр записывается, и вы видите, кто и когда открывал запись.</li>
<li>Входы: когда и с какого устройства. Завершённые сеансы хранятся 90 дней, чтобы предупредить вас о входе с незнакомого устройства.</li>
<li>Заявку клиники: её данные и документы, контакты того, кто её подал.</li>
</ul>
<h2>Зачем</h2>
<p>Чтобы вы могли войти, получать ответы и уведомления и видеть свои записи, а мы — проверить, что клинику регистрирует тот, кто вправе её представлять. Рекламным сетям мы ничего не передаём. Статистика посещений включается, только если вы её разрешили, и не содержит вашего имени.</p>
<h2>Кто это видит</h2>
<ul>
<li>Вы — всё.</li>
<li>Сотрудники клиники — только то, что относится к их клинике, и только в пределах своих прав.</li>
<li>Модераторы — заявки и документы клиник.</li>
<li>Остальные — отзывы и комментарии, которые вы опубликовали.</li>
</ul>
<h2>Файлы cookie</h2>
<p>Без них не работают вход, защита форм от роботов и выбранные вами язык и вид для слабовидящих. Других нет, пока вы не разрешите статистику.</p>
<h2>Скачать, исправить, удалить</h2>
<p>Всё это — в <a href="/profile/settings">настройках</a> вашего кабинета: исправить данные, скачать их одним файлом, выйти на всех устройствах, удалить аккаунт. Согласие можно отозвать в любой момент, удалив аккаунт.</p>
<h2>Куда обратиться</h2>
<p>За данные отвечает владелец этого сайта, а за медицинские записи — клиника, которая их добавила. Если у сайта указан адрес, внизу страницы есть ссылка «Сообщить об ошибке».</p>`,
    kk: `
<h2>Не сақтаймыз</h2>
<ul>
<li>Аккаунт: аты-жөніңіз, поштаңыз немесе телефоныңыз және шифрланған құпиясөз. Туған күніңіз, жынысыңыз, қалаңыз бен фотоңыз — тек өзіңіз көрсетсеңіз.</li>
<li>Әрекеттеріңіз: «ұнайды» белгілері, пікірлер, түсініктемелер.</li>
<li>Клиникалар қосатын медициналық жазбалар. Әр қаралым тіркеледі, жазбаны кім және қашан ашқанын көресіз.</li>
<li>Кірулер: қашан және қай құрылғыдан. Аяқталған сеанстар бейтаныс құрылғыдан кіргенде сізге ескерту үшін 90 күн сақталады.</li>
<li>Клиниканың өтінімі: деректері мен құжаттары, өтінім берген адамның байланыс деректері.</li>
</ul>
<h2>Не үшін</h2>
<p>Сіз кіріп, жауаптар мен хабарламалар алып, жазбаларыңызды көре алуыңыз үшін, сондай-ақ клиниканы тіркейтін адамның оның атынан әрекет етуге құқығы барын тексеру үшін. Жарнама желілеріне ештеңе бермейміз. Келу статистикасы тек сіз рұқсат берсеңіз қосылады және онда атыңыз болмайды.</p>
<h2>Оны кім көреді</h2>
<ul>
<li>Сіз — бәрін.</li>
<li>Клиника қызметкерлері — тек өз клиникасына қатыстысын және тек өз құқығы шегінде.</li>
<li>Модераторлар — клиникалардың өтінімдері мен құжаттарын.</li>
<li>Өзгелер — сіз жариялаған пікірлер мен түсініктемелерді.</li>
</ul>
<h2>Cookie файлдары</h2>
<p>Оларсыз кіру, формаларды роботтардан қорғау, таңдаған тіліңіз бен нашар көретіндерге арналған көрініс жұмыс істемейді. Статистикаға рұқсат бермейінше, басқалары жоқ.</p>
<h2>Жүктеп алу, түзету, жою</h2>
<p>Мұның бәрі кабинетіңіздің <a href="/profile/settings">баптауларында</a>: деректерді түзету, бір файлмен жүктеп алу, барлық құрылғыда шығу, аккаунтты жою. Аккаунтты жою арқылы келісіміңізді кез келген уақытта қайтарып ала аласыз.</p>
<h2>Кімге жүгіну керек</h2>
<p>Деректер үшін осы сайттың иесі, ал медициналық жазбалар үшін оларды қосқан клиника жауап береді. Сайттың мекенжайы көрсетілген болса, беттің төменгі жағында «Қате туралы хабарлау» сілтемесі бар.</p>`,
    uz: `
<h2>Nimalarni saqlaymiz</h2>
<ul>
<li>Akkaunt: ismingiz, pochtangiz yoki telefoningiz va shifrlangan parol. Tugʻilgan sana, jins, shahar va surat — faqat oʻzingiz koʻrsatgan boʻlsangiz.</li>
<li>Harakatlaringiz: “yoqdi” belgilari, sharhlar, izohlar.</li>
<li>Klinikalar qoʻshadigan tibbiy yozuvlar. Har bir koʻrish qayd etiladi, yozuvni kim va qachon ochganini koʻrasiz.</li>
<li>Kirishlar: qachon va qaysi qurilmadan. Tugagan seanslar notanish qurilmadan kirilganda sizni ogohlantirish uchun 90 kun saqlanadi.</li>
<li>Klinikaning arizasi: maʼlumotlari va hujjatlari, ariza bergan kishining aloqa maʼlumotlari.</li>
</ul>
<h2>Nima uchun</h2>
<p>Siz kirishingiz, javob va xabarlarni olishingiz hamda yozuvlaringizni koʻrishingiz uchun, shuningdek, klinikani roʻyxatdan oʻtkazayotgan kishining uning nomidan ish yuritishga haqqi borligini tekshirish uchun. Reklama tarmoqlariga hech narsa bermaymiz. Tashriflar statistikasi faqat siz ruxsat bersangiz yoqiladi va unda ismingiz boʻlmaydi.</p>
<h2>Buni kim koʻradi</h2>
<ul>
<li>Siz — hammasini.</li>
<li>Klinika xodimlari — faqat oʻz klinikasiga tegishlisini va faqat oʻz huquqlari doirasida.</li>
<li>Moderatorlar — klinikalarning arizalari va hujjatlarini.</li>
<li>Boshqalar — siz eʼlon qilgan sharh va izohlarni.</li>
</ul>
<h2>Cookie fayllari</h2>
<p>Ularsiz kirish, shakllarni robotlardan himoyalash, siz tanlagan til va zaif koʻruvchilar uchun koʻrinish ishlamaydi. Statistikaga ruxsat bermaguningizcha boshqalari yoʻq.</p>
<h2>Yuklab olish, tuzatish, oʻchirish</h2>
<p>Bularning barchasi kabinetingiz <a href="/profile/settings">sozlamalarida</a>: maʼlumotlarni tuzatish, bitta fayl qilib yuklab olish, barcha qurilmalardan chiqish, akkauntni oʻchirish. Akkauntni oʻchirib, roziligingizni istalgan vaqtda qaytarib olishingiz mumkin.</p>
<h2>Kimga murojaat qilish kerak</h2>
<p>Maʼlumotlar uchun shu saytning egasi, tibbiy yozuvlar uchun esa ularni qoʻshgan klinika javob beradi. Saytning manzili koʻrsatilgan boʻlsa, sahifaning pastida “Xato haqida xabar berish” havolasi bor.</p>`,
    en: `
<h2>What we keep</h2>
<ul>
<li>Your account: your name, e-mail address or phone, and your password in encrypted form. Your date of birth, gender, city and photo are kept only if you gave them.</li>
<li>What you do: likes, reviews, comments.</li>
<li>Medical records that clinics add. Every view of a record is logged, and you can see who opened it and when.</li>
<li>Sign-ins: when, and with which device. Sessions that have ended are kept for 90 days, to warn you of a sign-in with an unknown device.</li>
<li>A clinic’s application: its details and documents, and the contact details of the person who sent it.</li>
</ul>
<h2>Why</h2>
<p>So that you can sign in, get answers and messages and see your records, and so that we can check that a clinic is registered by somebody who is entitled to represent it. We pass nothing on to advertising networks. Visit statistics are collected only if you allow them, and they do not contain your name.</p>
<h2>Who sees it</h2>
<ul>
<li>You: everything.</li>
<li>A clinic’s staff: only what concerns their clinic, and only what their role allows.</li>
<li>Moderators: applications and documents of clinics.</li>
<li>Everyone else: the reviews and comments that you have published.</li>
</ul>
<h2>Cookies</h2>
<p>Without them signing in, protection of forms from robots, your language and the low-vision version do not work. There are no others unless you allow statistics.</p>
<h2>Download, correct, delete</h2>
<p>All of this is in the <a href="/profile/settings">settings</a> of your account: correct your data, download them as one file, sign out everywhere, delete the account. You can withdraw your consent at any time by deleting the account.</p>
<h2>Who to contact</h2>
<p>The owners of this site are responsible for the data, and clinics are responsible for the medical records they add. If the site has a contact address, there is a “Report a mistake” link at the bottom of the page.</p>`,
  },
}
