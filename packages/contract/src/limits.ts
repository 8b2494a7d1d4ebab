/** Published on purpose: it means "a visitor" and gives access only to what is public. */
export const anonymousToken = 'anonymous';

export const limits = {
  /** How stale public pages may be for visitors. */
  sharedMs: 1_000,
  pages: {
    max: 100,
    /** Items are counted up to here; beyond that it is only known that there are more. */
    counted: 1_000,
    comments: 3,
    bids: 100,
    explore: 16,
    notifications: 5,
    transactions: 20,
    queue: 25,
    portfolio: 12,
    orders: 20,
    messages: 50,
    reviews: 10,
    shelf: 60,
    guests: 50,
    members: 25,
  },
  files: {
    imageQuality: 0.8,
    hashChunkBytes: 2 * 1024 * 1024,
    imageBytes: 10 * 1024 * 1024,
    imagesAtOnce: 10,
    videoBytes: 500 * 1024 * 1024,
    /** Files are uploaded in chunks of exactly this size; only the last is smaller. */
    pieceBytes: 5 * 1024 * 1024,
    /** Bytes that one user may have in unfinished uploads. */
    uploadsBytes: 2 * 1024 * 1024 * 1024,
    uploadHours: 24,
    /** Of a member of a community: one file, and files in a day. */
    memberBytes: 100 * 1024 * 1024,
    memberFilesPerDay: 10,
  },
  counters: {
    /** Counters show "more" above this. */
    most: 100,
  },
  /** The studio's overview. */
  overview: {
    months: 6,
    weeks: 12,
    nearestOrders: 3,
    /** An order due within this time is something to do now. */
    lateSoonHours: 24,
  },
  /** Cents. "Above" means the value itself is refused. */
  money: {
    depositAbove: 100,
    cardCheckHold: 100,
    withdrawalMin: 1000,
    invalidPrice: 100,
  },
  bundle: {
    freeUnits: 500,
    stepUnits: 50,
    stepPercent: 10,
  },
  account: {
    nameMin: 4,
    nameMax: 80,
    nicknameMax: 40,
    aboutMax: 1000,
    passwordMin: 8,
    passwordMax: 200,
    emailMax: 254,
    pinDigits: 4,
    pinChecks: 5,
    adultAge: 18,
    languagesMin: 1,
    languagesMax: 20,
    deviceNameMax: 80,
    /** PIN log-in requires a device that was used within this time. */
    knownDeviceDays: 90,
    /** How long a session counts as verified after a password or mailed code. */
    verifiedMinutes: 5,
    /** For this long a newly connected social account logs in without verifying the session. */
    socialTrustHours: 24,
    /** The version of the page /terms. */
    termsVersion: '2026-11-17',
    inactivityMonths: [1, 3, 6, 12],
    deleteWarningDays: [30, 7, 1],
  },
  /** How long mailed links are valid. */
  links: {
    passwordMinutes: 30,
    confirmEmailHours: 24,
    revertDays: 7,
    exportHours: 24,
  },
  application: {
    categoriesMax: 2,
    answerHours: 48,
    tagsMax: 10,
    profilesMax: 5,
    addressMax: 200,
    specializationMax: 80,
    answerMax: 1000,
    wordsMax: 500,
    /** A rejected applicant may apply again after this long. */
    againDays: 7,
    /** The version of the page /talent-agreement. */
    offerVersion: '2026-11-17',
  },
  /** A talent's public page. */
  page: {
    cityMax: 60,
    tagsMax: 10,
    linkMax: 200,
  },
  card: {
    numberDigits: 16,
  },
  verification: {
    codeDigits: 6,
    codeMinutes: 10,
    checks: 5,
    sends: 3,
    waitMinutes: 10,
    /** Failed log-ins from one network address. */
    checksFromAddress: 10,
    /** Codes to one mailbox from devices unknown to its owner. */
    sendsToMailbox: 10,
  },
  payments: {
    /** As long as the card provider keeps its events. */
    bodiesKeptDays: 30,
    /** How long a 3-D Secure request waits on the screen before it is mailed as well. */
    mailAfterMinutes: 1,
  },
  orders: {
    standardDays: 7,
    expressHours: 48,
    collaborationReviewHours: 48,
    collaborationAnswerDays: 7,
    messageCancelHours: 24,
    reasonMax: 500,
    messageMax: 2000,
    reviewMax: 2000,
    /** A fan may cancel within this time of paying. */
    cancellationWindowMinutes: 60,
    extensionDays: 3,
    redoDays: 7,
    reviewEditDays: 30,
    problemAnswerHours: 48,
    problemDecideHours: 72,
    /** How long after completion a problem may be reported. */
    problemAfterDays: 14,
    /** A parcel that nobody confirms counts as delivered after this long: in the same country, in Europe, anywhere else. */
    carrierDays: { home: 7, near: 14, far: 30 },
    /** Saved addresses per buyer. */
    addressesMax: 10,
    remindHoursBefore: 24,
    secretDevices: 3,
    stockHoldMinutes: 15,
    /** How long the money of a late order waits for the fan to donate it anyway. */
    donateHours: 24,
    /** Validity of prepaid messages and minutes. */
    packMonths: 12,
    /** How long a pack lasts at least after a message came back into it. */
    returnedMessageDays: 30,
  },
  /** What is charged every month. */
  recurring: {
    /** A failed renewal is charged again this long after it was due. */
    retryDays: [3, 7],
    /** Access lasts this long after an unpaid renewal was due. */
    graceDays: 10,
    /** A card that will have expired is announced this long before it is charged. */
    cardNoticeDays: 7,
  },
  memberships: {
    /** Open plans per talent. */
    plansMax: 5,
    /** How long before a member pays it a higher price is announced. */
    noticeDays: 30,
    /** Of joins, leaves and income in the studio. */
    chartMonths: 12,
    /** How long the app's link for joining a plan works. */
    linkMinutes: 30,
  },
  gifts: {
    /** Amounts of an offer. */
    amountsMax: 8,
    /** Whole dollars. */
    min: 1,
    max: 2_000,
    amountDigits: 4,
    amountNameMax: 40,
    wordsMax: 500,
    thanksMax: 500,
    /** Named on a profile, the latest first. */
    giversShown: 24,
  },
  search: {
    textMax: 100,
    /** Shorter queries are not searched. */
    textMin: 2,
    words: 5,
    size: 6,
    most: 20,
    /** Search pages end here: users do not read further, and counting everything would be slow. */
    found: 100,
    pauseMs: 200,
  },
  reports: {
    textMax: 1000,
    reasonMin: 4,
    reasonMax: 500,
    appealMax: 2000,
    appealDays: 14,
  },
  support: {
    textMin: 10,
    textMax: 4000,
    orderMax: 40,
    referenceMax: 100,
    answerMax: 4000,
    answerHours: 48,
    /** How long answered requests are kept. */
    keptDays: 365,
  },
  products: {
    nameMin: 4,
    nameMax: 80,
    shortAboutMax: 160,
    aboutMin: 10,
    aboutMax: 2000,
    /** Cents. */
    priceMin: 100,
    priceMax: 5_000_000,
    /** Cents. A message or a minute costs more than half a dollar. */
    rateMin: 51,
    quantityMax: 20,
    ticketsMax: 10,
    minutesMax: 120,
    unitsMax: 10_000,
    stockMax: 100_000,
    variationsMax: 30,
    sizeMax: 20,
    placeMax: 200,
    secretMax: 5000,
    wishesMax: 1000,
    messageMax: 10_000,
    commentMax: 500,
    /** How long earned money is pending before it can be spent. */
    pendingHours: { digital: 48, goods: 72, event: 24 },
    remindHoursMax: 720,
    /** Pictures of a product besides its first one. */
    moreImagesMax: 5,
    /** Products per talent, paused ones included. */
    most: 2_000,
    /** A deleted product that nobody ordered is erased after this long. */
    deletedDays: 30,
    /** Pages of a portfolio end here. */
    portfolioMost: 600,
  },
  promo: {
    codeMax: 40,
  },
  deposit: {
    /** Cents. The maximum of one deposit. */
    max: 500_000,
    /** An unfinished deposit expires after this long. */
    minutes: 30,
  },
  withdrawal: {
    answerHours: 24,
    /** A new destination has to wait this long. */
    newDestinationHours: 72,
    linkMinutes: 30,
    purposeMax: 140,
    reasonMax: 500,
    /** Withdrawals per file. */
    batchMax: 500,
    /** From this amount the approver may not export it, unless the operator sets another amount. */
    fourEyesFrom: 100_000,
  },
  events: {
    reminderHoursBefore: 1,
    /** Closer to the start than this, the date cannot be changed. */
    dateLockedHours: 24,
    /** A guest of a moved date may get a refund until this long before it, and has at least this long to decide. */
    movedRefundHours: 24,
    /** Changes of a date within this time are notified in quiet hours too. */
    urgentHours: 24,
    /** A date stays on the check-in page this long after it started. */
    checkInHours: 24,
  },
  availability: {
    /** A talent says for how long they are away, and for no longer than this. */
    awayDaysMax: 365,
    /** A live connection counts for this long after it was last said to be there. */
    liveSeconds: 150,
    refreshSeconds: 60,
  },
  notifications: {
    /** Likes of one post within this time are merged into one notification. */
    groupHours: 24,
    /** New products of one talent within this time are merged into one notification. */
    productsGroupHours: 2,
    /** Unread messages are mailed at most once in this time. */
    renewMinutes: 60,
    /** The hour of the daily digest, in the user's time zone. */
    digestHour: 9,
    /** Pages of notifications end here: users do not read further. */
    listed: 500,
    /** Read or never shown notifications are deleted after this long, the others later. */
    readKeptDays: 90,
    keptDays: 365,
    /** As long as the domain events behind notifications are kept. */
    eventsKeptDays: 30,
  },
  blocks: ['day', 'week', 'month', 'forever'],
  live: {
    syncMs: 180_000,
    reconnectMs: 5_000,
    heartbeatMs: 30_000,
    /** How far back `/sync` can replay. */
    keptDays: 7,
  },
  snackbars: {
    successMs: 2_000,
    errorMs: 5_000,
  },
  dates: {
    relativeDays: 1,
  },
  modals: {
    winnerWidth: 400,
    languageWidth: 500,
  },
  languages: ['en', 'uk', 'ru'],
  defaultLanguage: 'en',
  currencies: ['USD', 'UAH', 'RUB'],
  defaultCurrency: 'USD',
  storage: {
    cookies: 'allowCookies',
    token: 'aToken',
    currency: 'selectedCurrency',
  },
} as const;

export type Language = (typeof limits.languages)[number];
export type CurrencyName = (typeof limits.currencies)[number];
