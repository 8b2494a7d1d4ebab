/** A map of the place, found by its name: a talent types a place, not coordinates. OpenStreetMap tracks nobody. */
export const mapLink = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
