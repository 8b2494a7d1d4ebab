type Option = { value: string; label: string };

/** What a greeting or an autograph can be for, and the languages of its talent. */
export type Greeting = { occasions: Option[]; languages: Option[] };
