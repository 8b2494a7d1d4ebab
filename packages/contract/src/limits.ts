/** Published on purpose: it means "a visitor" and opens nothing that is not public. */
export const anonymousToken = 'anonymous';

export const limits = {
  /** Public pages may be this old to a visitor. */
  sharedMs: 1_000,
  pages: {
    max: 100,
    /** Items are counted up to here; of more it is only known that there are more. */
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
  },
  files: {
    imageQuality: 0.8,
    hashChunkBytes: 2 * 1024 * 1024,
    sizeBase: 1024,
    imageBytes: 10 * 1024 * 1024,
    imagesAtOnce: 10,
    videoBytes: 500 * 1024 * 1024,
    /** A file arrives in pieces of exactly this size; only the last is smaller. */
    pieceBytes: 5 * 1024 * 1024,
    /** What one person may have on the way at a time. */
    uploadsBytes: 2 * 1024 * 1024 * 1024,
    uploadHours: 24,
  },
  counters: {
    /** Beyond, a counter says that it is more. */
    most: 100,
  },
  /** US dollars, as a person types them. */
  donation: {
    min: 1,
    max: 2000,
    inputLength: 4,
    comment: 500,
  },
  /** Cents. "Above" means the value itself is refused. */
  money: {
    rateAbove: 50,
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
    /** A PIN opens only a device that was used within this time. */
    knownDeviceDays: 90,
    /** How long a session counts as verified after a password or a mailed code. */
    verifiedMinutes: 5,
    /** For so long a social account that was connected logs in but does not verify. */
    socialTrustHours: 24,
    termsVersion: '2026-03',
    inactivityMonths: [1, 3, 6, 12],
    deleteWarningDays: [30, 7, 1],
  },
  application: {
    categoriesMax: 2,
    socialAccountsMin: 1,
    answerHours: 48,
    tagsMax: 10,
    profilesMax: 5,
    addressMax: 200,
    specializationMax: 80,
    answerMax: 1000,
    wordsMax: 500,
    /** Whoever was rejected may ask again after this long. */
    againDays: 7,
    offerVersion: '2026-03',
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
    /** Wrong log-ins from one network address. */
    checksFromAddress: 10,
    /** Codes to one mailbox for devices that do not know its owner. */
    sendsToMailbox: 10,
  },
  payments: {
    /** As long as the card provider can be asked for an event. */
    bodiesKeptDays: 30,
    /** So long the bank's question waits on the screen before it is mailed as well. */
    mailAfterMinutes: 1,
  },
  orders: {
    standardDays: 7,
    expressHours: 48,
    cancelledAfterDays: 7,
    collaborationReviewHours: 48,
    collaborationAnswerDays: 7,
    messageCancelHours: 24,
    reasonMax: 500,
    messageMax: 2000,
    reviewMax: 2000,
    /** A fan may take an order back within this time of paying. */
    regretMinutes: 60,
    extensionDays: 3,
    redoDays: 7,
    reviewEditDays: 30,
    problemAnswerHours: 48,
    problemDecideHours: 72,
    /** For so long after it was done something may still turn out to be wrong. */
    problemAfterDays: 14,
    remindHoursBefore: 24,
    secretDevices: 3,
    stockHoldMinutes: 15,
  },
  search: {
    textMax: 100,
    /** Fewer letters say nothing yet. */
    textMin: 2,
    words: 5,
    size: 6,
    most: 20,
    /** Pages of a search end here: nobody reads on, and counting everything would be slow. */
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
    messageMax: 2000,
    commentMax: 500,
    /** How long earned money waits before it can be spent. */
    pendingHours: { digital: 48, goods: 72, event: 24 },
    remindHoursMax: 720,
    /** A talent has no more of them, paused ones included. */
    most: 2_000,
    /** Pages of a portfolio end here. */
    portfolioMost: 600,
  },
  promo: {
    codeMax: 40,
  },
  deposit: {
    /** Cents. What a card pays in at once. */
    max: 500_000,
    /** An unfinished one lets go after this long. */
    minutes: 30,
  },
  withdrawal: {
    answerHours: 24,
    /** A destination that was not used before waits this long. */
    newDestinationHours: 72,
    linkMinutes: 30,
    purposeMax: 140,
    reasonMax: 500,
    /** So many leave in one file. */
    batchMax: 500,
    /** Whoever approved one of so much does not export it, unless the operator sets another sum. */
    fourEyesFrom: 100_000,
  },
  auction: {
    payHours: 24,
    softCloseMinutes: 2,
    softCloseMaxMinutes: 60,
  },
  events: {
    reminderHoursBefore: 1,
    /** Closer to its beginning than this, the date stays. */
    dateLockedHours: 24,
  },
  notifications: {
    /** Likes of one post within this time are one notification. */
    groupHours: 24,
    /** New products of one talent within this time are one notification. */
    productsGroupHours: 2,
    /** Messages that are not read are mailed once in this time. */
    renewMinutes: 60,
    /** The mail of the day leaves at this hour of the person's own day. */
    digestHour: 9,
    /** Pages of notifications end here: nobody reads on. */
    listed: 500,
    /** What was read, or never showed, is deleted after this long; everything else later. */
    readKeptDays: 90,
    keptDays: 365,
    /** As long as facts are kept, from which notifications are made. */
    factsKeptDays: 30,
  },
  feed: {
    popularAboveComments: 100,
  },
  blocks: ['day', 'week', 'month', 'forever'],
  live: {
    syncMs: 180_000,
    reconnectMs: 5_000,
    heartbeatMs: 30_000,
    /** What `/sync` can still bring back. */
    keptDays: 7,
  },
  snackbars: {
    successMs: 2_000,
    errorMs: 5_000,
  },
  dates: {
    relativeDays: 1,
  },
  /** The widest screen of each band, in pixels; xl is where the widest band begins. */
  breakpoints: {
    xxs: 359,
    xs: 375,
    sm: 600,
    md: 768,
    lg: 1024,
    xl: 1025,
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
