export const ANNOUNCEMENT_LIMITS = { title: 80, text: 300, buttonLabel: 30, buttonTo: 300 };
